/**
 * A call that is sent as a form with a file in it: received, judged, kept; what the call then asks for is the file as a
 * record holds one. A call that is refused leaves no file.
 */
import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { AppError } from '../../errors/app-error.ts'
import { type Limits, limitsOf } from '../../kinds/files/types.ts'
import type { Call, Entity, Field, Model } from '../../model/model.ts'
import { digest } from '../auth/tokens.ts'
import { holdsFiles } from '../files/held.ts'
import { inspect } from '../files/inspect.ts'
import { drop, keep, type Keeping, rowOf } from '../files/keep.ts'
import { receive } from '../files/receive.ts'
import { filesNamed, type FileRow } from '../files/rows.ts'
import { giveLeave, nameIn, type Policy, readLeave, signerOf } from '../files/signing.ts'
import { readableFile } from '../operations/readable-file.ts'
import { refuseTooOften } from '../operations/limited.ts'
import { maySee } from '../operations/parameters/fields.ts'
import { holds, mayCall, mayOperate } from '../policies/rights.ts'
import { fieldCalled } from '../sql/sources.ts'
import type { Target } from './addresses.ts'
import { queryValues } from './address-values.ts'
import type { CallHandler, CallInput } from './call-input.ts'
import { contextOf } from './context.ts'
import type { Payload } from './payload.ts'

const fileField = ({ fields }: Call): Field | undefined => fields.find(({ kind }) => kind === 'files')

export const takesForm = (target: Target): boolean =>
  target.kind === 'call' && target.call.method === 'POST' && fileField(target.call) !== undefined

/** Is nothing without the file that comes with it. */
export const needsForm = (call: Call): boolean => call.host === 'file' && fileField(call) !== undefined

/** Its file comes with it, and by a token that says what for. */
const BY_TOKEN = 'file_create'

type Fields = Readonly<Record<string, string>>
type Uploading = Omit<CallInput, 'payload'>

/**
 * `read` checks what was sent against the call's document, and `work` does what it asks for. The file is kept in
 * between.
 */
export async function withUpload<T>(
  input: Uploading,
  call: Call,
  read: (body: Payload) => Payload,
  work: (payload: Payload) => Promise<T>,
): Promise<T> {
  const { store, request, reply, files, session, asked } = input
  if (session === null) throw new AppError('unauthorized')
  const { client_id, staff_id } = session.actor
  const { model } = asked.inForce
  await refuseTooOften(
    store,
    model,
    { what: 'uploads', who: `${client_id}/${staff_id}`, count: 1, digest: null },
    asked.now,
  )
  const field = fileField(call)!
  let allowed: Allowed = { limits: limitsOf(field), token: null, purpose: null }
  let answered = false
  const { fields, file } = await receive(request.body as Readable, {
    headers: request.headers,
    folder: files.folder,
    most: async (name, before) => {
      if (name !== field.name) throw new AppError('parameter')
      if (call.name === BY_TOKEN) allowed = await allowedBy(input, session.actor, before)
      return allowed.limits.bytes
    },
  }).catch((error: unknown) => {
    // What is still coming is not read.
    reply.header('connection', 'close')
    throw error
  })
  if (file === null) throw new AppError('upload_missing')
  const keeping: Keeping = { store, files: files.files, client_id, staff_id, now: asked.now }
  try {
    const inspected = await inspect(file.path, file.size, {
      limits: allowed.limits,
      pixels: Number(model.app.constants['picture_pixels_max']),
      thumbnail: Number(model.app.constants['thumbnail_px']),
      lang: asked.lang,
    })
    const row = rowOf(file, inspected)
    const payload = read({ ...queryValues(call.request, fields), [field.name]: [row] })
    await keep(keeping, row, file, inspected, allowed)
    request.kept = file.size
    try {
      const answer = await work(payload)
      answered = true
      return answer
    } finally {
      if (!answered) await drop(keeping, row)
    }
  } finally {
    await rm(file.path, { force: true })
  }
}

interface Allowed {
  readonly limits: Limits
  /** Digest of the token that is used up with it. */
  readonly token: string | null
  readonly purpose: string | null
}

async function allowedBy(
  { store, asked: { now } }: Uploading,
  actor: Pick<Policy, 'client_id' | 'staff_id'>,
  { policy, signature, SecurityToken: token }: Fields,
): Promise<Allowed> {
  if (policy === undefined || signature === undefined || token === undefined) throw new AppError('upload_token_wrong')
  const read = readLeave(await signerOf(store), { policy, signature, token }, actor, now)
  if (read === null) throw new AppError('upload_token_wrong')
  return { limits: read, token: digest(token), purpose: read.purpose === '' ? null : read.purpose }
}

/** Of what the file is going to be a part: a field of records, or what a call asks for. */
function purposeOf({ asked, session }: CallInput, purpose: string | undefined): Field | undefined {
  const { model } = asked.inForce
  if (purpose === undefined) return fileField(model.calls[BY_TOKEN]!)
  const [name = '', part = ''] = purpose.split('.')
  const entity = Object.hasOwn(model.entities, name) ? model.entities[name] : undefined
  const call = Object.hasOwn(model.calls, name) ? model.calls[name] : undefined
  const field =
    entity && session !== null && mayWrite(model, entity, session.actor, part)
      ? fieldCalled(entity, part)
      : call && mayCall(session!.actor, model, call)
        ? call.fields.find((one) => one.name === part)
        : undefined
  return field !== undefined && holdsFiles(field) && maySee(session!.actor)(field) ? field : undefined
}

/** By its form, or by a step that asks for it. */
function mayWrite(
  model: Model,
  entity: Entity,
  actor: NonNullable<CallInput['session']>['actor'],
  field: string,
): boolean {
  const steps = Object.values(model.workflows)
    .filter((workflow) => workflow.entity === entity.name)
    .flatMap(({ transitions }) => transitions)
  return (
    mayOperate(actor, entity, 'create') ||
    mayOperate(actor, entity, 'update') ||
    steps.some(({ permission, fields }) => holds(actor, permission) && fields.some(({ name }) => name === field))
  )
}

const uploadToken: CallHandler = async (input) => {
  const {
    store,
    files: { files },
    asked: { inForce, now },
    payload,
    session,
  } = input
  const purpose = payload['purpose'] as string | undefined
  const field = purposeOf(input, purpose)
  if (field === undefined) throw new AppError('bad_value', { name: 'purpose' })
  const { client_id, staff_id } = session!.actor
  const { policy, signature, token } = giveLeave(await signerOf(store), {
    ...limitsOf(field),
    client_id,
    staff_id,
    purpose: purpose ?? '',
    expires: now.getTime() + Number(inForce.model.app.constants['upload_token_minutes']) * 60_000,
  })
  return {
    bucket: files.bucket,
    region: files.region,
    AccessKeyId: `${client_id}/${staff_id}`,
    signature,
    policy,
    SecurityToken: token,
  }
}

const readable = async (input: CallInput, name: unknown) =>
  readableFile(contextOf(input, input.asked, input.session!), String(name))

const fileCreate: CallHandler = async (input) => {
  const [row] = (input.payload['file'] ?? []) as readonly FileRow[]
  if (row === undefined) throw new AppError('upload_missing')
  return readable(input, nameIn(row.url))
}

export const uploads = {
  upload_token: uploadToken,
  upload_token_for: uploadToken,
  file_create: fileCreate,
  upload_create: async (input) => {
    const { store, session, payload } = input
    const name = String(payload['name'])
    const found = (await filesNamed(store, session!.actor.client_id, [name])).get(name)
    // Registered by who has uploaded it, and by nobody else.
    if (found === undefined || Number(found.staff_id) !== session!.actor.staff_id) throw new AppError('not_found')
    const { id, url } = await readable(input, name)
    return { id, url }
  },
  open_file: async (input) => ({ url: (await readable(input, input.payload['file_name'])).url }),
} satisfies Record<string, CallHandler>
