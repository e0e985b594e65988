/** A line drawing on a field of 24 × 24, in the colour of the text around it. What it means, its neighbour says. */
import type { SVGProps } from 'react'

export interface GlyphProps extends SVGProps<SVGSVGElement> {
  readonly shape: string
  readonly size: number
}

export const Glyph = ({ shape, size, ...rest }: GlyphProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.7}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
    focusable={false}
    {...rest}
  >
    <path d={shape} />
  </svg>
)
