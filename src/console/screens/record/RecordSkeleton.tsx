/** The place of a record that is on its way. */
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import '../../kit/kit.css'

export function RecordSkeleton() {
  const translate = useTranslate()
  return (
    <Box role="status" aria-label={translate('app.loading')}>
      {[1, 2].map((part) => (
        <div key={part}>
          <span className="k-bone" style={{ width: 120, height: 14 }} />
          {[72, 54, 63].map((width) => (
            <span key={width} className="k-bone" style={{ width: `${width}%` }} />
          ))}
        </div>
      ))}
    </Box>
  )
}

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  maxWidth: 1120,
  '& > div': {
    display: 'grid',
    gap: 18,
    padding: 20,
    background: theme.palette.background.paper,
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: 8,
  },
}))
