/** The calls that carry a call's requests in a file, as the OpenAPI document describes them. */
import { FILE_CALLS, type FileCall } from '../../src/model/entity-calls.ts'
import type { Call, JsonSchema } from '../../src/model/model.ts'
import { parameter, type Parameter } from './openapi-parameters.ts'

const COUNT: JsonSchema = { type: 'integer', minimum: 0 }
const row = (more: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'array',
  items: { type: 'object', properties: { row: { type: 'integer' }, text: { type: 'string' }, ...more } },
})

/** How far a file is, and what has come of it. */
export const FILE_RUN: JsonSchema = {
  type: 'object',
  required: [
    ...['id', 'state', 'mode', 'percent', 'rows', 'done', 'repeated', 'refused'],
    ...['problems', 'outcomes', 'choices', 'ignored', 'message'],
  ],
  properties: {
    id: { type: 'integer' },
    state: { enum: ['running', 'done', 'failed', 'stopped'] },
    mode: { enum: ['check', 'do'] },
    percent: { ...COUNT, maximum: 100 },
    rows: COUNT,
    done: COUNT,
    repeated: COUNT,
    refused: COUNT,
    problems: row({ column: { type: ['string', 'null'] } }),
    outcomes: row({ repeated: { type: 'boolean' } }),
    choices: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        required: ['count', 'rows'],
        properties: {
          count: { type: 'integer', minimum: 1 },
          rows: { type: 'array', items: { type: 'integer', minimum: 1 }, minItems: 1 },
        },
      },
    },
    ignored: { type: 'array', items: { type: 'string' } },
    message: { type: ['string', 'null'] },
  },
}

interface Parts {
  readonly parameters: readonly Parameter[]
  /** Null: a file. */
  readonly answer: JsonSchema | null
}

const RUN: JsonSchema = { $ref: '#/components/schemas/FileRun' }
const OR_NONE: JsonSchema = { anyOf: [RUN, { type: 'null' }] }

export const FILE_PARTS: Readonly<Record<FileCall, Parts>> = {
  run: {
    parameters: [
      parameter('dry_run', { enum: ['true', 'false'], default: 'false' }, 'Each row is done and undone.'),
      parameter('answers', { type: 'string' }, 'Errors that their choices settle beforehand, joined by commas.'),
    ],
    answer: RUN,
  },
  state: { parameters: [], answer: OR_NONE },
  stop: { parameters: [], answer: OR_NONE },
  refused: { parameters: [], answer: null },
  results: { parameters: [], answer: null },
  template: {
    parameters: [parameter('format', { enum: ['xlsx', 'csv'], default: 'xlsx' }, 'File format.')],
    answer: null,
  },
}

export const fileCallsOf = (call: Call): readonly FileCall[] =>
  call.action?.byFile == null ? [] : (Object.keys(FILE_CALLS) as FileCall[])
