/**
 * What was typed when the session ended stands in the form again once the same user is back, says so, and can be
 * dropped. No secret and no file is kept.
 */
import { useEffect, useRef, useState } from 'react'
import isEqual from 'lodash/isEqual'
import { useEvent } from 'ra-core'
import { uis } from '../../../kinds/uis.ts'
import type { Field } from '../../../model/model.ts'
import type { Draft } from '../../provider/drafts.ts'
import { useTabScope } from '../../shell/tabs/tab-scope.ts'
import type { Values } from './fields.ts'
import { blankAsNull } from './merge.ts'

const isKept = ({ kind, rows }: Field): boolean => uis[kind].drafted && rows.every(isKept)

/** What is to be kept; undefined: nothing that may be. */
export function draftOf(fields: readonly Field[], before: Values, now: Values): Draft | undefined {
  const changed = fields
    .filter((field) => isKept(field) && !isEqual(blankAsNull(before[field.name]), blankAsNull(now[field.name])))
    .map(({ name }) => name)
  const only = (values: Values): Values => Object.fromEntries(changed.map((name) => [name, blankAsNull(values[name])]))
  return changed.length === 0
    ? undefined
    : { version: before['version'] ?? null, before: only(before), typed: only(now) }
}

/** Answers whether the form shows such a draft, and how to say that it no longer does. */
export function useRestored(fields: readonly Field[], put: (draft: Draft) => void): readonly [boolean, () => void] {
  const take = useTabScope()?.takeDraft
  const [restored, setRestored] = useState(false)
  // Once: a page that its tab keeps is still there when it is shown again.
  const asked = useRef(false)
  const restore = useEvent((draft: Draft) => {
    const names = new Set(fields.filter(isKept).map(({ name }) => name))
    const known = (values: Values): Values =>
      Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)))
    put({ ...draft, before: known(draft.before), typed: known(draft.typed) })
    setRestored(true)
  })
  useEffect(() => {
    if (asked.current || !take) return
    asked.current = true
    const draft = take()
    if (draft) restore(draft)
  }, [take, restore])
  return [restored, () => setRestored(false)]
}
