/** yup forms: what of each field a form must know, given to the one builder of `src/kinds/form.ts`. */
import type { FormField } from '../../src/kinds/form.ts'
import { tidyingOf, valueSchema } from '../../src/kinds/kinds.ts'
import { warningOf } from '../../src/kinds/warning.ts'
import type { Entity, Field, JsonSchema, Lines, Model, Rule } from '../../src/model/model.ts'
import { files, GENERATED, type Emit } from '../output.ts'
import { header, literal, property } from '../writing.ts'

export const emitForms: Emit = (model) => {
  const entities = Object.values(model.entities).filter((entity) => !entity.internal)
  return files(entities.map((entity) => [`${GENERATED}/console/forms/${entity.plural}.ts`, form(model, entity)]))
}

function form(model: Model, entity: Entity): string {
  return `${header(`schemas/${entity.file}`)}import { formOf, warningsOf, type FormFields, type Translate } from '../../../kinds/form.ts'

const fields: FormFields = {
${formFieldLines(model, entity.fields)}${entity.lines.map((one) => rowsLine(model, one)).join('')}
}

export const create = (t: Translate) => formOf(fields, 'create', t)
export const update = (t: Translate) => formOf(fields, 'update', t)
export const warnings = (values: Readonly<Record<string, unknown>>, t: Translate) => warningsOf(fields, values, t)
${entity.judged.length === 0 ? '' : `\nexport const judged = ${literal(entity.judged, 0)}\n`}`
}

/** A form's rows carry what it knows of them besides: their keys and versions, and names. */
function rowsLine(model: Model, { field }: Lines): string {
  const made = formField(model, field)
  const { additionalProperties: _, ...items } = made.schema['items'] as JsonSchema
  return `\n  ${property(field.name)}: ${literal({ ...made, schema: { ...made.schema, items } }, 0)},`
}

export const formFieldLines = (model: Model, fields: readonly Field[]): string =>
  fields
    .flatMap((field) => (field.write === 'never' ? [] : [`  ${property(field.name)}: ${textOf(model, field)},`]))
    .join('\n')

/** A field that is as it was is written as it was, unless its rule is another. */
const known = new WeakMap<Field, { readonly rule: Rule | undefined; readonly text: string }>()

function textOf(model: Model, field: Field): string {
  const rule = ruleOf(model, field)
  const found = known.get(field)
  if (found !== undefined && found.rule === rule) return found.text
  const text = literal(formField(model, field), 0)
  known.set(field, { rule, text })
  return text
}

const ruleOf = ({ rules }: Model, { rule }: Field): Rule | undefined => (rule === null ? undefined : rules[rule])

export function formField(model: Model, field: Field): FormField {
  const rule = ruleOf(model, field)
  return {
    schema: valueSchema(field),
    required: field.required,
    nullable: field.nullable,
    write: field.write === 'create' ? 'create' : 'always',
    tidying: tidyingOf(field),
    message: rule?.severity === 'error' ? rule.message : null,
    warning: warningOf(rule),
  }
}
