/**
 * The first step: a template to take, a file to give (chosen or dropped), and what is to become of records that are
 * there already.
 */
import { useId, useRef, useState } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { styled } from '@mui/material/styles'
import { useDataProvider, useTranslate } from 'ra-core'
import { Icon } from '../../../kit/icons.tsx'
import type { ConsoleDataProvider } from '../../../provider/data-provider.ts'
import type { EntityView } from '../../entity-view.ts'
import { sizeText } from '../download.ts'
import { useDownload } from '../use-download.ts'
import { Part } from './Part.tsx'
import type { Chosen } from './use-import.ts'

interface ChooseFileProps {
  readonly view: EntityView
  readonly chosen: Chosen | undefined
  readonly onChoose: (chosen: Chosen | undefined) => void
}

export function ChooseFile({ view, chosen, onChoose }: ChooseFileProps) {
  const translate = useTranslate()
  const provider = useDataProvider<ConsoleDataProvider>()
  const existingId = useId()
  const [isNew, setNew] = useState(chosen?.isNew ?? false)
  const { failed, progress, start } = useDownload()
  const { plural } = view.entity
  const give = (file: File | undefined) => {
    if (file) onChoose({ file, isNew })
  }
  const match = (value: boolean) => {
    setNew(value)
    if (chosen) onChoose({ ...chosen, isNew: value })
  }
  return (
    <>
      {failed && <Alert severity="error">{failed}</Alert>}
      <Part title={translate('import.template')} hint={translate('import.template_hint')}>
        <Row>
          {(['xlsx', 'csv'] as const).map((format) => (
            <Button
              key={format}
              variant="outlined"
              color="inherit"
              disabled={progress !== undefined}
              startIcon={<Icon name="export" />}
              onClick={() =>
                void start((signal) => provider.openTemplate(plural, format, signal), `${view.label}.${format}`)
              }
            >
              {translate(`import.template_${format}`)}
            </Button>
          ))}
        </Row>
      </Part>
      <Part title={translate('import.file')}>
        <Drop chosen={chosen?.file} onGive={give} />
      </Part>
      <Part title={translate('import.existing')} id={existingId}>
        <RadioGroup
          aria-labelledby={existingId}
          value={isNew ? 'new' : 'update'}
          onChange={(_, value) => match(value === 'new')}
        >
          <FormControlLabel
            value="update"
            label={translate('import.existing_update')}
            control={<Radio size="small" />}
          />
          <FormControlLabel value="new" label={translate('import.existing_none')} control={<Radio size="small" />} />
        </RadioGroup>
      </Part>
    </>
  )
}

function Drop({
  chosen,
  onGive,
}: {
  readonly chosen: File | undefined
  readonly onGive: (file: File | undefined) => void
}) {
  const translate = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  return (
    <Area
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onGive(event.dataTransfer.files[0])
      }}
    >
      {chosen ? (
        <strong role="status">
          {chosen.name} <span className="k-soft">{sizeText(chosen.size)}</span>
        </strong>
      ) : (
        <span className="k-soft">{translate('import.drop')}</span>
      )}
      <Button variant="outlined" onClick={() => input.current?.click()}>
        {translate(chosen ? 'import.choose_other' : 'import.choose')}
      </Button>
      {/* Chosen again after it was changed, the same file must be taken anew. */}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={translate('import.choose')}
        accept=".xlsx,.csv,.txt"
        onChange={(event) => {
          onGive(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </Area>
  )
}

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })
const Area = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 8,
  padding: '20px 16px',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  border: `1px dashed ${theme.palette.divider}`,
  borderRadius: 6,
  fontSize: 13,
  '&[data-over=true]': { borderColor: theme.palette.primary.main, background: theme.palette.action.hover },
}))
