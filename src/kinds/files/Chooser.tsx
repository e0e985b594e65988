/** Opens the system's window for files, or the camera; the control that opens it is the caller's. */
import type { Ref } from 'react'

interface Props {
  readonly opener: Ref<HTMLInputElement>
  readonly label: string
  readonly accept: string
  readonly onChoose: (files: readonly File[]) => void
  readonly multiple?: boolean
  /** A picture is taken now. */
  readonly camera?: boolean
}

export function Chooser({ opener, label, accept, onChoose, multiple = false, camera = false }: Props) {
  return (
    <input
      ref={opener}
      type="file"
      hidden
      accept={accept}
      multiple={multiple}
      {...(camera && { capture: 'environment' as const })}
      aria-label={label}
      onChange={({ target: element }) => {
        onChoose([...(element.files ?? [])])
        // The same file once more is a choice again.
        element.value = ''
      }}
    />
  )
}
