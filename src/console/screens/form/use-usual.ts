/**
 * Defaults that are worked out (`x-default`), in the form of a new record: those of today and of who asks at once,
 * those of another record when it is chosen, as long as what stands there is what was filled in.
 */
import { useEffect, useRef, useState } from 'react'
import { useQueries } from '@tanstack/react-query'
import { useDataProvider, useEvent, useGetIdentity } from 'ra-core'
import { useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type { ConsoleEntity } from '../../../model/console-entity.ts'
import { isNothing } from '../../../model/conditions.ts'
import { filledOf, sourcesOf, type Filled, type Source } from '../../../model/usual.ts'
import { usualValue } from '../../../values/usual.ts'
import type { ConsoleIdentity } from '../../provider/auth-provider.ts'
import type { May } from '../record/rights.ts'
import type { Values } from './fields.ts'

interface Usual {
  readonly entity: ConsoleEntity
  /** Fields that the form asks for. */
  readonly asked: readonly string[]
  readonly form: UseFormReturn<FieldValues>
  readonly may: May
  /** A record that is there already keeps what it has. */
  readonly isNew: boolean
}

const NONE: readonly Filled[] = []

/** Answers which fields were emptied by hand: the server is told so, or it would fill them in. */
export function useUsual({ entity, asked, form, may, isNew }: Usual): (values: Values) => readonly string[] {
  const fields = isNew ? filledOf(entity) : NONE
  const { identity } = useGetIdentity()
  const me = (identity as ConsoleIdentity | undefined)?.user?.id ?? null
  const [opened] = useState(() => new Date())
  const { known, told } = useSources(entity, form, may, fields)
  const filled = useRef<Record<string, unknown>>({})
  const fill = useEvent(() => {
    for (const { name, usual } of fields) {
      // What is still being read is no reason to empty a box.
      if (!asked.includes(name) || sourcesOf(usual).some((source) => !known.has(at(source)))) continue
      const last = filled.current[name] ?? null
      if (blankAsNull(form.getValues(name)) !== last) continue
      const value = usualValue(usual, {
        now: opened,
        me,
        of: (reference, field) => known.get(at({ reference, field })),
      })
      if (value === last) continue
      filled.current[name] = value
      // Nobody has typed it: a form that was left alone is left without a question.
      form.resetField(name, { defaultValue: value })
      form.setValue(name, value)
    }
  })
  useEffect(() => {
    if (fields.length > 0) fill()
  }, [fields, told, me, fill])
  return (values) =>
    fields.flatMap(({ name }) => (isNothing(values[name]) && !isNothing(filled.current[name]) ? [name] : []))
}

const at = ({ reference, field }: Source): string => `${reference}.${field}`
const blankAsNull = (value: unknown): unknown => (value === undefined || value === '' ? null : value)

/** What the chosen records hold, as far as the user may see it: by `<reference>.<field>`, once it is read. */
function useSources(entity: ConsoleEntity, form: UseFormReturn<FieldValues>, may: May, fields: readonly Filled[]) {
  const provider = useDataProvider()
  const sources = [...new Map(fields.flatMap(({ usual }) => sourcesOf(usual)).map((one) => [at(one), one])).values()]
  const keys: readonly unknown[] = useWatch({ control: form.control, name: sources.map(({ reference }) => reference) })
  const asking = sources.map((source, place) => {
    const target = entity.fields.find(({ name }) => name === source.reference)?.reference?.entity ?? ''
    const peer = entity.peers[target]
    return { source, peer, key: keys[place], reads: peer !== undefined && may(peer.read) && !isNothing(keys[place]) }
  })
  const answers = useQueries({
    queries: asking.map(({ source, peer, key, reads }) => ({
      queryKey: [peer?.plural, 'usual', key, source.field],
      enabled: reads,
      retry: false,
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
        const { data } = await provider.getList(peer?.plural ?? '', {
          filter: { [peer?.key ?? '']: key },
          pagination: { page: 1, perPage: 1 },
          sort: { field: 'id', order: 'ASC' },
          meta: { columns: [source.field], count: 'none' },
          signal,
        })
        return (data[0]?.[source.field] as unknown) ?? null
      },
    })),
  })
  const known = new Map(
    asking.flatMap(({ source, reads }, place) => {
      const answer = answers[place]
      // A field that the user may not see is as good as empty.
      if (reads && answer?.isPending) return []
      return [[at(source), reads ? (answer?.data ?? null) : null] as const]
    }),
  )
  return { known, told: JSON.stringify([...known]) }
}
