/** A small coloured word. Plain elements: lists draw thousands of them. */
import type { ReactNode } from 'react'
import type { Tone } from '../../model/model.ts'
import './kit.css'

export const ToneChip = ({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) => (
  <span className={`k-chip k-chip-${tone}`}>{children}</span>
)
