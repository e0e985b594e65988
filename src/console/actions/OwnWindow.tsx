/** A window of the product's own, by the name that a document gives it. */
import { Suspense, type ComponentType } from 'react'
import { useProduct } from '../product.ts'
import type { WindowProps } from './windows.ts'

export default function OwnWindow({ name, ...props }: WindowProps & { readonly name: string }) {
  const windows: Readonly<Partial<Record<string, ComponentType<WindowProps>>>> = useProduct().windows
  const View = windows[name]
  return <Suspense>{View && <View {...props} />}</Suspense>
}
