/**
 * A refused form goes to its first wrong field. Not react-hook-form's own `shouldFocusError`: that runs while the
 * fields are still disabled by the submission, and a disabled field takes no focus.
 */
import { useEffect, useRef, type RefObject } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

const WRONG = '[aria-invalid="true"]:not(:disabled)'
const CONTROL = [
  ...['input', 'textarea', 'button'].map((tag) => `${tag}:not(:disabled)`),
  ...['[contenteditable="true"]', '[tabindex="0"]'],
].join()

/** The form's element must get the ref; the form is made with `shouldFocusError: false`. */
export function useFirstError(form: UseFormReturn<FieldValues>): RefObject<HTMLFormElement | null> {
  const element = useRef<HTMLFormElement>(null)
  const { isSubmitting, submitCount } = form.formState
  useEffect(() => {
    if (!isSubmitting && submitCount > 0 && element.current) goToFirst(element.current)
  }, [isSubmitting, submitCount])
  return element
}

/**
 * What is several controls under one name says what is wrong in its frame alone; what no field is to blame for stands
 * at the top.
 */
function goToFirst(form: HTMLFormElement): void {
  const first =
    form.querySelector<HTMLElement>(`${WRONG}, [data-field] [role="alert"]`) ??
    form.querySelector<HTMLElement>('[role="alert"]')
  if (first === null) return
  const frame = first.closest<HTMLElement>('[data-field]')
  const control = first.matches(WRONG) ? first : frame?.querySelector<HTMLElement>(`${WRONG}, ${CONTROL}`)
  control?.focus({ preventScroll: true })
  // In the middle, where neither a head nor buttons that stay in place cover it.
  ;(control ?? first).scrollIntoView({ block: 'center' })
}
