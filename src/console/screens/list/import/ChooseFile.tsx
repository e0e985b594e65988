/**
 * The first step: a template to take, a file to give (chosen or dropped), and what is to become of records that are
 * there already.
 */
import { useId, useState } from 'react'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useDataProvider, useTranslate } from 'ra-core'
import type { ConsoleDataProvider } from '../../../provider/data-provider.ts'
import type { EntityView } from '../../entity-view.ts'
import { Drop } from './Drop.tsx'
import { Part } from './Part.tsx'
import { Templates } from './Templates.tsx'
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
      <Templates
        hint={translate('import.template_hint')}
        name={view.label}
        open={(format, signal) => provider.openTemplate(plural, format, signal)}
      />
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
