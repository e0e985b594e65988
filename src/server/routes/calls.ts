/**
 * The calls that are no entity's own and that the engine answers itself. The table does not compile with one missing; a
 * product's own calls are operations (`calls/`), and one that has nothing behind it is answered as not available yet.
 */
import { AppError } from '../../errors/app-error.ts'
import { keyFrom, perform, readingWork, type AnyOperation } from '../calls/perform.ts'
import type { EngineCall } from '../../model/system-needs.ts'
import type { Operations } from '../calls/operation.ts'
import { apiTokenCreate, apiTokenRevoke } from '../auth/api-token-calls.ts'
import { explainAccess } from '../auth/explain.ts'
import { changePassword } from '../auth/change-password.ts'
import { issueCaptcha } from '../auth/captchas.ts'
import { loginBySms } from '../auth/login-by-sms.ts'
import { login, type Door } from '../auth/login.ts'
import { type Here, noteSelf } from '../auth/audit-self.ts'
import { accountsWithPhone, phoneOf } from '../auth/accounts.ts'
import { listPermissions } from '../auth/permissions.ts'
import type { Session } from '../auth/sessions.ts'
import { makeCode } from '../auth/sms-codes.ts'
import { acceptPrivacy, userInfo } from '../auth/user-info.ts'
import type { Context } from '../operations/context.ts'
import { runNow } from '../jobs/run-now.ts'
import {
  scheduledReportCreate,
  scheduledReportPause,
  scheduledReportResume,
  scheduledReportRotate,
  scheduledReportSend,
  scheduledReportUpdate,
} from '../scheduled/calls.ts'
import { keepsReading } from '../store/failures.ts'
import { replay } from '../webhooks/replay.ts'
import { sendingAgain, targetChange, targetCreate, targetPause, targetResume, targetRotate } from '../events/calls.ts'
import { targetTest } from '../events/test-event.ts'
import { dashboardFigures } from '../calls/dashboard.ts'
import { settingsChange } from '../calls/settings-change.ts'
import { settingsOfPlaceShown, settingsSent } from '../calls/settings-receivers.ts'
import { settingsApply, settingsRun, settingsRuns, settingsUndo } from '../calls/settings-runs.ts'
import { settingsAsked } from '../operations/effective-settings.ts'
import { previewSettings } from '../operations/settings-place.ts'
import { refuseTooOften } from '../operations/limited.ts'
import { revealAndNote } from '../auth/reveal.ts'
import type { Call } from '../../model/model.ts'
import { systemStatus } from '../watch/status.ts'
import { askerOf, tokenOf } from './asked.ts'
import { contextOf } from './context.ts'
import { clearSessionCookie, setSessionCookie } from './cookie.ts'
import { deployedAt } from './deployed-at.ts'
import { liveStream } from './live-stream.ts'
import { uploads } from './upload.ts'
import { FOLLOWING_FAILED, type CallHandler, type CallInput } from './call-input.ts'

const passport = {
  login: async (input) => enter(input, await login(doorOf(input), sent(input))),
  login_by_sms: async (input) => enter(input, await loginBySms(doorOf(input), sent(input))),
  // The same for every number until it is answered: how long a service takes would tell which are known.
  send_login_sms: async ({ store, ports, payload, asked: { lang, now }, request: { ip }, later }) => {
    const phone = String(payload['phone'])
    const isKnown = (await accountsWithPhone(store, phone)).some(({ active }) => active)
    const { wait, message } = await makeCode(store, { phone, address: ip.slice(0, 64) }, lang, now)
    later(async () => {
      if (isKnown) await ports.all.sms.send(message)
    })
    return { wait_seconds: wait }
  },
  send_verify_sms: async (input) => {
    const {
      store,
      ports,
      asked: { lang, now },
      request: { ip },
    } = input
    const phone = await phoneOf(store, whoIs(input).actor)
    const { wait, message } = await makeCode(store, { phone, address: ip.slice(0, 64) }, lang, now)
    await ports.all.sms.send(message)
    return { wait_seconds: wait }
  },
  web_logout: async (input) => {
    const { store, sessions, written, session, request, reply } = input
    const token = tokenOf(request)
    const end = async (): Promise<void> => {
      if (token !== null) await sessions.close(token)
    }
    await store
      .transaction(async () => {
        await end()
        if (session !== null) await noteSelf(hereOf(input), session.actor, { action: 'logout' })
      })
      .catch((error: unknown) => {
        if (!keepsReading(error)) throw error
        // Whoever leaves is out, though nothing can be noted of it.
        return end()
      })
    written(['session'])
    clearSessionCookie(request, reply)
    return {}
  },
  svg_captcha: async ({
    store,
    asked: {
      inForce: { model },
      address,
      now,
    },
  }) => {
    await refuseTooOften(store, model, { what: 'captchas', who: address, count: 1, digest: null }, now)
    return issueCaptcha(store, now)
  },
} satisfies Record<string, CallHandler>

const account = {
  user_info: async (input) => {
    const {
      store,
      product,
      config,
      asked: { inForce, lang },
    } = input
    const session = whoIs(input)
    input.reply.headers(product.headers?.(session.actor, config.own) ?? {})
    const [engine, { client, ...own }] = await Promise.all([
      userInfo(store, inForce.model, lang, session),
      product.userInfo(readingWork(ownContext(input), callOf(input))),
    ])
    return { ...own, ...engine, client: { ...client, ...engine.client } }
  },
  user_verify_privacy: (input) => acceptPrivacy(hereOf(input), whoIs(input)),
  change_password: async (input) => {
    const { old_password: old, new_password: fresh } = sent<{ old_password: string; new_password: string }>(input)
    await changePassword({ ...hereOf(input), sessions: input.sessions, session: whoIs(input) }, old, fresh)
    return null
  },
  permission_list: ({ asked: { inForce, lang } }) => Promise.resolve(listPermissions(inForce.model, lang)),
} satisfies Record<string, CallHandler>

/** The resource is an entity by its name or its plural; its label, a field. */
const revealMasked: CallHandler = async (input) => ({ real: await revealAndNote(ownContext(input), sent(input)) })

const hereOf = ({
  store,
  asked: {
    inForce: { model },
    address,
    now,
  },
}: CallInput): Here => ({ model, store, address, now })
const doorOf = (input: CallInput): Door => ({
  ...hereOf(input),
  sessions: input.sessions,
  visitor: { address: input.asked.address, userAgent: input.request.headers['user-agent'] ?? '' },
})

function enter({ request, reply }: CallInput, token: string): Record<string, never> {
  setSessionCookie(request, reply, token)
  return {}
}

const ownContext = (input: CallInput): Context => contextOf(input, input.asked, whoIs(input))

/** What was sent has been checked against the call's document. */
const sent = <T>({ payload }: CallInput): T => payload as T

const stream = {
  live: (input) => {
    const isLoggedIn = async (): Promise<boolean> =>
      (await askerOf(input.request, input, input.asked.inForce.model, input.store.now())) !== null
    // Nothing in between may hold it back, and its connection goes with it, so that a server can stop.
    input.reply.headers({ 'x-accel-buffering': 'no', connection: 'close' }).type('text/event-stream')
    return liveStream(input.live, whoIs(input), isLoggedIn)
  },
} satisfies Record<string, CallHandler>

/** Those that are performed as a product's are: in one transaction, once a key, held to the condition of an action. */
export const ENGINE_OPERATIONS = {
  api_token_create: apiTokenCreate,
  api_token_revoke: apiTokenRevoke,
  job_run: runNow,
  scheduled_report_create: scheduledReportCreate,
  scheduled_report_pause: scheduledReportPause,
  scheduled_report_resume: scheduledReportResume,
  scheduled_report_rotate: scheduledReportRotate,
  scheduled_report_send: scheduledReportSend,
  scheduled_report_update: scheduledReportUpdate,
  settings_apply: settingsApply,
  settings_change: settingsChange,
  settings_undo: settingsUndo,
  webhook_replay: replay,
  webhook_sending_again: sendingAgain,
  webhook_target_change: targetChange,
  webhook_target_create: targetCreate,
  webhook_target_pause: targetPause,
  webhook_target_resume: targetResume,
  webhook_target_rotate: targetRotate,
  webhook_target_test: targetTest,
} satisfies Partial<Record<EngineCall, AnyOperation>>

const HANDLERS: Readonly<Record<Exclude<EngineCall, keyof typeof ENGINE_OPERATIONS>, CallHandler>> = {
  access_explanation: (input) => explainAccess(ownContext(input), sent(input)),
  dashboard: (input) => dashboardFigures(ownContext(input), sent(input)),
  desensitization_data_get: revealMasked,
  ...passport,
  ...account,
  ...stream,
  ...uploads,
  system_status: async (input) => {
    const released = new Date(await deployedAt(input.config.consoleDir))
    return systemStatus(ownContext(input), { ...input, released })
  },
  settings_place: (input) => settingsOfPlaceShown(ownContext(input), input.product.receivers, sent(input)),
  settings_preview: (input) => previewSettings(ownContext(input), sent(input)),
  settings_run: (input) => settingsRun(ownContext(input), sent(input)),
  settings_runs: (input) => settingsRuns(ownContext(input), sent(input)),
  settings_sent: (input) => settingsSent(ownContext(input), input.product.receivers, sent(input)),
  settings_in_force: (input) => settingsAsked(ownContext(input), sent(input)),
  version_check: async ({ config }) => ({ time: await deployedAt(config.consoleDir) }),
  version_desktop: ({
    config: {
      runtime: {
        desktop_version: version,
        downloads: { windows, macos },
      },
    },
  }) => Promise.resolve({ version, downloads: { windows, macos } }),
}

export function handlerOf({ name }: Call, operations: Operations): CallHandler {
  if (Object.hasOwn(HANDLERS, name)) return HANDLERS[name as keyof typeof HANDLERS]
  const operation = operationOf(name, operations)
  return operation === null ? notYet : operate(operation)
}

/** What is performed for it; null: nothing yet, or the engine answers in another way. */
export function operationOf(name: string, operations: Operations): AnyOperation | null {
  if (Object.hasOwn(ENGINE_OPERATIONS, name)) return ENGINE_OPERATIONS[name as keyof typeof ENGINE_OPERATIONS]
  return Object.hasOwn(operations, name) ? operations[name as keyof Operations] : null
}

const notYet: CallHandler = () => Promise.reject(new AppError('unavailable'))

/** A model that was reloaded may have lost the call that the code is for; one that it brings has no code. */
const operate =
  (operation: AnyOperation): CallHandler =>
  (input) => {
    const { payload, request, written, config, outgoing, ports } = input
    const call = callOf(input)
    return perform(ownContext(input), {
      call,
      operation,
      payload,
      key: keyFrom(request.headers['idempotency-key']),
      checkAnswer: config.checkAnswers,
      outgoing,
      ports: ports.all,
      written,
      warn: (error) => {
        request.log.warn({ err: error, call: call.name }, FOLLOWING_FAILED)
      },
    })
  }

function callOf({ asked: { target } }: CallInput): Call {
  if (target.kind !== 'call') throw new AppError('no_such_api')
  return target.call
}

function whoIs({ session }: CallInput): Session {
  if (session === null) throw new AppError('unauthorized')
  return session
}
