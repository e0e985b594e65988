/**
 * Whole values behind a mask may be searched for (an operator finds a tenant by the phone number), but whoever asks for
 * many of them is guessing: so many in a while for each account, whether its holder may look behind the mask or not.
 * An account that goes beyond is told of in the journal.
 */
import { createHash } from 'node:crypto'
import { valueSchema } from '../../../kinds/kinds.ts'
import { searchFields } from '../../../kinds/search.ts'
import { isGood } from '../../../kinds/verdict.ts'
import type { Entity, Field } from '../../../model/model.ts'
import type { Selection } from '../../sql/list.ts'
import { entityNamed, fieldNamed } from '../../sql/sources.ts'
import type { Context } from '../context.ts'
import { refuseTooOften } from '../limited.ts'
import { note } from '../audit.ts'

/** A value that is compared with what is behind a mask of the entity. */
interface Guess {
  readonly entity: Entity
  readonly field: Field
  readonly value: string
}

export async function refuseManyGuesses(
  context: Context,
  selection: Selection,
  values: readonly unknown[],
): Promise<void> {
  const guesses = [...ofFilters(context, selection, values), ...ofWords(context, selection, values)]
  const [first] = guesses
  if (first === undefined) return
  const guessed = [...new Set(guesses.map(({ value }) => value))].sort()
  const { client_id, staff_id } = context.actor
  const asking = {
    what: 'masked_searches',
    who: `${client_id}/${staff_id}`,
    count: guessed.length,
    digest: createHash('sha256')
      .update(JSON.stringify([client_id, staff_id, guessed]))
      .digest('hex'),
  } as const
  await refuseTooOften(context.connection, context.model, asking, context.now, (count) =>
    note(context, {
      action: 'reveal',
      entity: first.entity,
      count,
      changes: [{ field: first.field.name }],
      succeeded: false,
    }),
  )
}

function ofFilters({ model }: Context, { entity, filters }: Selection, values: readonly unknown[]): readonly Guess[] {
  return filters.flatMap(({ path, comparison, at }) => {
    const place = endOf(entityNamed(model, entity), path, (name) => entityNamed(model, name))
    return place.field.mask !== null && (comparison === 'eq' || comparison === 'in')
      ? [values[at]].flat().map((value) => ({ ...place, value: String(value) }))
      : []
  })
}

function endOf(
  entity: Entity,
  [first = '', ...rest]: readonly string[],
  named: (name: string) => Entity,
): Pick<Guess, 'entity' | 'field'> {
  const field = fieldNamed(entity, first)
  return rest.length === 0 ? { entity, field } : endOf(named(field.reference?.entity ?? ''), rest, named)
}

/** A word that can be the whole of such a value; a part of one finds only what the mask shows. */
function ofWords(
  { model }: Context,
  { entity: name, words, unseen }: Selection,
  values: readonly unknown[],
): readonly Guess[] {
  const entity = entityNamed(model, name)
  const hidden = searchFields(entity).filter((field) => field.mask !== null && !unseen.includes(field.name))
  return words.flatMap(({ at }) => {
    const value = String(values[at])
    const field = hidden.find((one) => couldBe(one, value))
    return field === undefined ? [] : [{ entity, field, value }]
  })
}

/** No words are digits alone: those are a number that is still being typed. */
const couldBe = (field: Field, value: string): boolean =>
  isGood(valueSchema(field), value) && !(field.mask?.words === true && /^\d+$/.test(value))
