/** What the inputs of a form know of the entity that they belong to. */
import type { InputContext } from '../../../kinds/input.ts'
import { fieldOf, type EntityView } from '../entity-view.ts'

export const inputContext = ({ entity, lang, say }: EntityView, mode: InputContext['mode']): InputContext => ({
  enums: entity.enums,
  peers: entity.peers,
  lang,
  of: entity.name,
  mode,
  labelOf: (name) => {
    const field = fieldOf(entity, name)
    return field ? say(field.label) : name
  },
})
