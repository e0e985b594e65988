/** Getting started: what to enter first, step by step; the step stands in the address. */
import { Link, Navigate, useParams } from 'react-router-dom'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'

const STEPS = [
  { key: 'home', to: '/house/home-list' },
  { key: 'device', to: '/house/room-list' },
  { key: 'lease', to: '/tenancy-device' },
] as const

export default function GuidePage() {
  const translate = useTranslate()
  const at = Number(useParams()['step'])
  const step = STEPS[at - 1]
  if (!step) return <Navigate to="/guide/1" replace />
  return (
    <Card>
      <ol>
        {STEPS.map(({ key }, i) => (
          <li key={key} aria-current={i + 1 === at ? 'step' : undefined}>
            <Link to={`/guide/${i + 1}`}>
              <b>{i + 1}</b>
              {translate(`guide.${key}`)}
            </Link>
          </li>
        ))}
      </ol>
      <h2>{translate(`guide.${step.key}`)}</h2>
      <p>{translate(`guide.${step.key}_text`)}</p>
      <div className="go">
        <Button variant="contained" component={Link} to={step.to}>
          {translate('guide.go')}
        </Button>
        {at > 1 && (
          <Button variant="outlined" color="inherit" component={Link} to={`/guide/${at - 1}`}>
            {translate('guide.back')}
          </Button>
        )}
        {at < STEPS.length && (
          <Button variant="outlined" color="inherit" component={Link} to={`/guide/${at + 1}`}>
            {translate('guide.next')}
          </Button>
        )}
      </div>
    </Card>
  )
}

const Card = styled('section')(({ theme }) => ({
  width: '100%',
  maxWidth: 720,
  margin: '24px auto',
  padding: '24px 28px',
  background: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 10,
  '& ol': { display: 'flex', flexWrap: 'wrap', gap: 20, listStyle: 'none', margin: '0 0 24px', padding: 0 },
  '& ol a': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    color: theme.palette.text.secondary,
    textDecoration: 'none',
  },
  '& ol b': {
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    borderRadius: 12,
    border: `1px solid ${theme.palette.divider}`,
    fontSize: 12,
  },
  '& li[aria-current] a': { color: theme.palette.primary.main, fontWeight: 600 },
  '& li[aria-current] b': {
    background: theme.palette.primary.main,
    color: theme.palette.primary.contrastText,
    borderColor: theme.palette.primary.main,
  },
  '& h2': { fontSize: 18, margin: '0 0 8px' },
  '& p': { margin: '0 0 24px', color: theme.palette.text.secondary, lineHeight: 1.7 },
  '& .go': { display: 'flex', gap: 8 },
}))
