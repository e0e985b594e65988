/** What states are called and how they are coloured, as their enum says it. */
import { useMemo, type ComponentProps } from 'react'
import type { ToneChip } from '../../../console/kit/ToneChip.tsx'
import { useLang, text } from '../../../console/kit/lang.ts'
import type { BoardState } from '../../../generated/enums.ts'
import document from '../../../../schemas/enums/board_state.json'

export type Tone = ComponentProps<typeof ToneChip>['tone']

export interface StateSign {
  readonly key: BoardState
  readonly text: string
  readonly tone: Tone
}

const VALUES: readonly {
  readonly const: string
  readonly 'x-label': { zh: string; en: string }
  readonly 'x-tone'?: string
}[] = document.oneOf

export function useStates(): (state: BoardState) => StateSign {
  const lang = useLang()
  return useMemo(() => {
    const known = new Map(
      VALUES.map((value) => [
        value.const,
        { text: text(value['x-label'], lang), tone: (value['x-tone'] ?? 'neutral') as Tone },
      ]),
    )
    return (state) => ({ key: state, ...known.get(state)! })
  }, [lang])
}
