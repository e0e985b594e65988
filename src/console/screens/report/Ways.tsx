/** A list and the report that adds it up are one place: from one to the other, with all that was chosen. */
import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import type { FilterValues } from '../../../kinds/input.ts'

const WAYS = ['records', 'groups'] as const

interface WaysProps {
  readonly shown: (typeof WAYS)[number]
  /** Of the other. */
  readonly path: string
  readonly filter: FilterValues
  readonly children: ReactNode
}

export function Ways({ shown, path, filter, children }: WaysProps) {
  const translate = useTranslate()
  return (
    <Bar>
      <nav aria-label={translate('report.ways')}>
        {WAYS.map((way) =>
          way === shown ? (
            <a key={way} aria-current="page">
              {translate(`report.way_${way}`)}
            </a>
          ) : (
            <Link key={way} to={`${path}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`}>
              {translate(`report.way_${way}`)}
            </Link>
          ),
        )}
      </nav>
      {children}
    </Bar>
  )
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  '& > nav': {
    display: 'flex',
    flex: 'none',
    gap: 2,
    padding: 2,
    borderRadius: 8,
    background: theme.palette.action.hover,
  },
  '& > nav a': {
    padding: '3px 14px',
    borderRadius: 6,
    fontSize: 13,
    lineHeight: '22px',
    color: theme.palette.text.secondary,
    textDecoration: 'none',
  },
  '& > nav a[aria-current]': {
    background: theme.palette.background.paper,
    color: theme.palette.primary.main,
    fontWeight: 600,
  },
  '& > nav a:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 1 },
  '& > div': { minWidth: 0 },
  [theme.breakpoints.down('sm')]: { '& > nav a': { padding: '6px 18px' } },
}))
