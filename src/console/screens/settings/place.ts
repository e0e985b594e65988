/** Where settings can be said, as the console sees it: the levels of an entity of settings, and a place of one. */
import type { ConsoleEntity, Peer } from '../../../model/console-entity.ts'
import type { CallTypes } from '../../../generated/call-types.ts'
import { fieldOf, type EntityView } from '../entity-view.ts'

export const COMPANY = 'company'

export interface SettingsPlace {
  /** The entity of the place, or `company`. */
  readonly type: string
  /** Its key; 0: the company. */
  readonly value: number
}

export interface Level {
  readonly type: string
  readonly label: string
  /** Null: the company, of which there is one. */
  readonly peer: Peer | null
  /** Of one level's places the other that they are chosen within. */
  readonly within: { readonly type: string; readonly field: string } | null
}

export type Answer = CallTypes['settings_place']['response']
export type Said = Answer['settings'][number]

/** From the widest to the narrowest. */
export function levelsOf({ entity, say }: EntityView, company: string): readonly Level[] {
  const { inherit = [], level = null } = entity.inherited ?? {}
  const codes = entity.enums[fieldOf(entity, level ?? '')?.enum ?? '']?.values
  const links = inherit.toReversed().map((link, at): Level => {
    const reference = fieldOf(entity, link)?.reference ?? null
    const type = reference?.entity ?? ''
    const peer = entity.peers[type] ?? null
    const code = codes?.[at + 1]
    const around = fieldOf(entity, reference?.within ?? '')
    return {
      type,
      label: code ? say(code.label) : peer ? say(peer.label) : type,
      peer,
      within: around?.reference ? { type: around.reference.entity, field: around.name } : null,
    }
  })
  const [first] = codes ?? []
  return [{ type: COMPANY, label: first ? say(first.label) : company, peer: null, within: null }, ...links]
}

/** What an entity of settings says of its inheritance. */
export const inheritanceOf = ({ inherited }: ConsoleEntity) => ({
  inherit: inherited?.inherit ?? [],
  together: inherited?.together ?? [],
})

/** Which place an address names; null: none, or no such level. */
export function placeIn(search: URLSearchParams, levels: readonly Level[]): SettingsPlace | null {
  const type = search.get('type') ?? COMPANY
  const value = search.get('value') ?? ''
  if (type === COMPANY) return { type, value: 0 }
  return levels.some((level) => level.type === type) && /^[1-9]\d{0,15}$/.test(value)
    ? { type, value: Number(value) }
    : null
}

export const addressOf = (path: string, { type, value }: SettingsPlace): string =>
  type === COMPANY ? path : `${path}?type=${type}&value=${value}`
