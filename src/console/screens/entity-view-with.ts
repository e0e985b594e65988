/**
 * What every screen of an entity needs at hand: its definition, the language, the user's keys, and the context of its
 * cells.
 */
import { useMemo } from 'react'
import { usePermissions, useTranslate } from 'ra-core'
import type { CellContext } from '../../kinds/cell.ts'
import { uis } from '../../kinds/uis.ts'
import type { ConsoleEntity } from '../../model/console-entity.ts'
import type { Field, Label, Lang } from '../../model/model.ts'
import { text, useLang } from '../kit/lang.ts'
import { mayUse } from '../provider/auth-provider.ts'
import { useDefinition } from '../registry.ts'
import type { May } from './record/rights.ts'

export interface EntityView {
  readonly entity: ConsoleEntity
  /** Address of its list; records and forms stand below it. */
  readonly path: string
  readonly label: string
  readonly lang: Lang
  readonly say: (label: Label) => string
  readonly may: May
  /** The pages of its records are open to the user. */
  readonly opens: boolean
  readonly inList: CellContext
  readonly inDetail: CellContext
}

/** What tells which fields somebody may see: enough where nothing is drawn yet. */
export type Reader = Pick<EntityView, 'entity' | 'may'>

const NOTHING: ReadonlySet<string> = new Set()

/** `openCard`: how a cell shows the person that it names. */
export function useEntityViewWith(plural: string, openCard: CellContext['openCard']): EntityView {
  const entity = useDefinition(plural)
  const lang = useLang()
  const translate = useTranslate()
  const { permissions = NOTHING } = usePermissions<ReadonlySet<string>>()
  return useMemo(() => {
    const may: May = (key) => mayUse(key, permissions)
    const inList: CellContext = {
      plural,
      enums: entity.enums,
      fields: entity.fields,
      peers: entity.peers,
      lang,
      translate,
      place: 'list',
      uis,
      may,
      openCard,
    }
    return {
      entity,
      lang,
      may,
      opens: may(entity.detail.permission),
      inList,
      inDetail: { ...inList, place: 'detail' },
      path: entity.menu?.path ?? `/${plural}`,
      label: text(entity.label, lang),
      say: (label: Label) => text(label, lang),
    }
  }, [plural, entity, lang, translate, permissions, openCard])
}

/** Where a record is shown to the user: on its page, else in the list. */
export const pageOf = ({ opens, path }: Pick<EntityView, 'opens' | 'path'>, id: number | string): string =>
  opens ? `${path}/${id}` : path

export const fieldOf = (entity: ConsoleEntity, name: string): Field | undefined =>
  entity.paths[name] ?? entity.fields.find((field) => field.name === name)

/** Fields that the user may see; the server leaves the others out. */
export const seen = (entity: ConsoleEntity, may: May): readonly Field[] =>
  entity.fields.filter(({ permission }) => permission === null || may(permission))
