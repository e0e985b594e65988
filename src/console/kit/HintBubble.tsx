/** A hint, shown. */
import Tooltip from '@mui/material/Tooltip'

export default function HintBubble({ anchor, text }: { readonly anchor: HTMLElement; readonly text: string }) {
  return (
    <Tooltip open title={text} slotProps={{ popper: { anchorEl: anchor } }}>
      <span hidden />
    </Tooltip>
  )
}
