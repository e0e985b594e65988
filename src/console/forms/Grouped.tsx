/** Inputs below the headings of a form's sections, side by side where there is room. */
import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { uis } from '../../kinds/uis.ts'
import type { Field, Lang, Section } from '../../model/model.ts'
import { text } from '../kit/lang.ts'

interface GroupedProps {
  readonly sections: readonly Section[]
  /** Those that there are now; a section without any is not drawn. */
  readonly fields: readonly Field[]
  readonly lang: Lang
  readonly input: (field: Field) => ReactNode
}

export function Grouped({ sections, fields, lang, input }: GroupedProps) {
  return sections.map(({ label, fields: names }) => {
    const there = names.flatMap((name) => fields.filter((field) => field.name === name))
    return (
      there.length > 0 && (
        <Group key={names.join()}>
          {label && <legend>{text(label, lang)}</legend>}
          <Cells>
            {there.map((field) => (
              <Cell key={field.name} data-wide={uis[field.kind].wide || undefined}>
                {input(field)}
              </Cell>
            ))}
          </Cells>
        </Group>
      )
    )
  })
}

const Group = styled('fieldset')(({ theme }) => ({
  margin: 0,
  padding: '12px 0 0',
  border: 0,
  minWidth: 0,
  '& > legend': { float: 'left', width: '100%', padding: 0, marginBottom: 8, fontSize: 15, fontWeight: 600 },
  '& > legend + *': { clear: 'both' },
  '& + &': { borderTop: `1px solid ${theme.palette.divider}` },
}))
const Cells = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
  gap: '4px 24px',
})
const Cell = styled('div')({ minWidth: 0, '&[data-wide]': { gridColumn: '1 / -1' } })
