/**
 * A refused form goes to its first wrong field. Not react-hook-form's own `shouldFocusError`: that runs while the
 * fields are still disabled by the submission, and a disabled field takes no focus.
 */
import { useEffect, useRef, type RefObject } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** The form's element must get the ref; the form is made with `shouldFocusError: false`. */
export function useFirstError(form: UseFormReturn<FieldValues>): RefObject<HTMLFormElement | null> {
  const element = useRef<HTMLFormElement>(null)
  const { isSubmitting, submitCount } = form.formState
  useEffect(() => {
    if (!isSubmitting && submitCount > 0)
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)')?.focus()
  }, [isSubmitting, submitCount])
  return element
}
