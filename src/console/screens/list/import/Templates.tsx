/** The empty file to fill in, in either format. */
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { Icon } from '../../../kit/icons.tsx'
import { useDownload } from '../use-download.ts'
import { Part } from './Part.tsx'

type Format = 'csv' | 'xlsx'

interface TemplatesProps {
  readonly hint: string
  /** Of the file, where the server does not say. */
  readonly name: string
  readonly open: (format: Format, signal: AbortSignal) => Promise<Response>
}

export function Templates({ hint, name, open }: TemplatesProps) {
  const translate = useTranslate()
  const { failed, progress, start } = useDownload()
  return (
    <>
      {failed && <Alert severity="error">{failed}</Alert>}
      <Part title={translate('import.template')} hint={hint}>
        <Row>
          {(['xlsx', 'csv'] as const).map((format) => (
            <Button
              key={format}
              variant="outlined"
              color="inherit"
              disabled={progress !== undefined}
              startIcon={<Icon name="export" />}
              onClick={() => void start((signal) => open(format, signal), `${name}.${format}`)}
            >
              {translate(`import.template_${format}`)}
            </Button>
          ))}
        </Row>
      </Part>
    </>
  )
}

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })
