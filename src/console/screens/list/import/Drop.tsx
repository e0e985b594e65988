/** Where a file is given: chosen, or dropped. */
import { useRef, useState } from 'react'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { sizeText } from '../download.ts'

export function Drop({
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
