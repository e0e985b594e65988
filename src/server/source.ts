/**
 * Where the model in force comes from. In production it is what was generated; in development it changes while the
 * server runs.
 */
import type { ErrorObject } from 'ajv'
import type { Entity, Model } from '../model/model.ts'

export interface Check {
  (value: unknown): boolean
  errors?: readonly ErrorObject[] | null
}

export interface EntityChecks {
  readonly create: Check
  readonly update: Check
}

export interface InForce {
  readonly model: Model
  /** By entity name; each is loaded when it is first asked for. */
  readonly validators: Readonly<Record<Entity['name'], () => Promise<EntityChecks>>>
}

export interface ModelSource {
  current(): InForce
  /** Answers how to stop listening. */
  onChange(listener: () => void): () => void
}

/** A model that stays. */
export const fixedSource = (inForce: InForce): ModelSource => ({
  current: () => inForce,
  onChange: () => () => undefined,
})
