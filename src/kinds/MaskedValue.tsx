/**
 * A masked value; the link fetches the real one. It goes back to the mask when the value changes or the row leaves the
 * page.
 */
import { useState } from 'react'
import { useDataProvider, useNotify, useTranslate, type DataProvider } from 'ra-core'
import { messageOf } from '../console/provider/errors.ts'

interface MaskedValueProps {
  readonly masked: string
  readonly resource: string
  readonly id: number | string
  readonly field: string
}

interface Revealing extends DataProvider {
  reveal(resource: string, params: { id: number | string; field: string }): Promise<{ data: string }>
}

export function MaskedValue({ masked, resource, id, field }: MaskedValueProps) {
  const [real, setReal] = useState<string>()
  const [busy, setBusy] = useState(false)
  const provider = useDataProvider<Revealing>()
  const notify = useNotify()
  const translate = useTranslate()
  const reveal = async () => {
    setBusy(true)
    try {
      setReal((await provider.reveal(resource, { id, field })).data)
    } catch (error) {
      notify(messageOf(error) ?? 'reveal.failed', { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <span className="k-masked">
      <span className="k-clip">{real ?? masked}</span>
      <button
        type="button"
        className="k-link"
        disabled={busy}
        onClick={() => (real === undefined ? void reveal() : setReal(undefined))}
      >
        {translate(real === undefined ? 'action.reveal' : 'action.hide')}
      </button>
    </span>
  )
}
