/** The frame of an input, or only its control where a table's head is the label. */
import { FieldFrame, type FieldFrameProps } from '../console/kit/FieldFrame.tsx'

export function BoxFrame({ bare, children, ...frame }: FieldFrameProps & { readonly bare: boolean | undefined }) {
  if (!bare) return <FieldFrame {...frame}>{children}</FieldFrame>
  return (
    <span {...(frame.group ? { role: 'group', 'aria-labelledby': `${frame.id}-label` } : {})}>
      <label className="k-hidden" htmlFor={frame.group ? undefined : frame.id} id={`${frame.id}-label`}>
        {frame.label}
      </label>
      {children}
      <span id={`${frame.id}-text`} className="k-error" role={frame.error ? 'alert' : undefined}>
        {frame.error}
      </span>
    </span>
  )
}
