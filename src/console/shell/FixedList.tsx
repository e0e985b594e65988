/**
 * A list that its address narrows: path parameters and the screen's own filter. Where one of them is an enum, its
 * values stand above as ways to the sister lists.
 */
import { useMemo } from 'react'
import { Link, generatePath, useParams } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import type { FilterValues } from '../../kinds/input.ts'
import type { Screen } from '../../model/model.ts'
import { useDefinition } from '../registry.ts'
import ListScreen from '../screens/ListScreen.tsx'
import { useLabel } from './use-label.ts'

export default function FixedList({ screen, plural }: { readonly screen: Screen; readonly plural: string }) {
  const params = useParams()
  const label = useLabel()
  const entity = useDefinition(plural)
  const names = [...screen.path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
  // The same object as long as its values are: the router makes new ones at each step, and what is given them is drawn
  // again.
  const given = JSON.stringify({
    ...screen.filter,
    ...Object.fromEntries(names.map((name) => [name, params[name] ?? ''])),
  })
  const fixed = useMemo(() => JSON.parse(given) as FilterValues, [given])
  const [first] = names
  const values =
    (first === undefined
      ? undefined
      : entity.enums[entity.fields.find(({ name }) => name === first)?.enum ?? '']?.values) ?? []
  return (
    <>
      {first !== undefined && values.length > 0 && (
        <Ways aria-label={label(screen.label)}>
          {values.map((value) => (
            <Link
              key={String(value.value)}
              to={generatePath(screen.path, { ...params, [first]: String(value.value) })}
              aria-current={String(value.value) === params[first] ? 'page' : undefined}
            >
              {label(value.label)}
            </Link>
          ))}
        </Ways>
      )}
      <ListScreen key={given} plural={plural} shows={screen.columns} fixed={fixed} />
    </>
  )
}

const Ways = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  flex: 'none',
  marginBottom: 10,
  '& a': {
    padding: '4px 14px',
    borderRadius: 6,
    fontSize: 13,
    color: theme.palette.text.secondary,
    textDecoration: 'none',
  },
  '& a:hover': { background: theme.palette.action.hover },
  '& a[aria-current]': {
    background: theme.palette.action.selected,
    color: theme.palette.primary.main,
    fontWeight: 600,
  },
}))
