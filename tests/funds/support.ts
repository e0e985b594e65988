/** A payment gateway, or a service for text messages, of which a test says what it answers. */
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { smsSend } from '../../src/apartment/jobs/sms-send.ts'
import type { FleetServer } from '../commands/support/fleet.ts'
import { BillState } from '../../src/generated/enums.ts'
import { addAccount } from '../http/support/accounts.ts'
import { loggedIn, startServer } from '../http/support/server.ts'
import { dueSince, runnerOf } from '../jobs/support.ts'
import type { Open } from '../support/stores.ts'
import { SECRET } from '../webhooks/support.ts'

interface Asked {
  readonly path: string
  readonly key: string
  readonly by: string | undefined
  readonly body: Readonly<Record<string, string>>
}

/** A company with a contract, that pays by a gateway of the test. */
export async function payingServer(open: Open) {
  const shop = await gateway()
  const server = await startServer(open, {
    PAYMENT_URL: shop.url,
    PAYMENT_KEY: 'secret',
    WEBHOOK_SECRETS: `payment_notice/1=whsec_${SECRET.toString('base64')}`,
  })
  const admin = await loggedIn(server.app)
  await addAccount(server, 'no-finance', ['homes_view', 'device_base'])
  const query = async (text: string, ...values: readonly unknown[]) =>
    (await server.store.query({ text, values: [...values] })).rows
  await query(
    `insert into contracts (client_id, id, number, name, signed_on, term_from, term_to, payment_type, amount)
      values (1, 1, 'HT1', '平台服务', '2026-01-01', '2026-01-01', '2026-12-31', 1, 1000)`,
  )
  let bills = 0
  const bill = async (state: BillState = BillState.awaiting_payment): Promise<number> => {
    const id = (bills += 1)
    await query(
      `insert into bills (client_id, id, number, contract_id, month, cost_type, payable, state)
        values (1, $1::bigint, 'ZD' || $1::bigint, 1, '2026-10', 2, 100, $2)`,
      id,
      state,
    )
    return id
  }
  /** Of the bill and its contract. */
  const figures = async (id: number) => {
    const [row] = await query(
      `select b.paid::text as paid, b.state, c.paid::text as contract from bills b join contracts c on c.id = b.contract_id where b.id = $1`,
      id,
    )
    return row
  }
  const smsLeft = async () => (await admin.call('GET', '/v3/get_sms_left')).json.data as unknown as number
  return { shop, server, admin, query, bill, figures, smsLeft }
}

/** A gateway as the port's adapter speaks to it; `says` is what it answers next: to all, to closing, about an order. */
export async function gateway() {
  const asked: Asked[] = []
  const says: { answer: unknown; onClose?: unknown; of?: Readonly<Record<string, unknown>>; status: number } = {
    ...{ answer: {}, status: 200 },
  }
  const server: Server = createServer((request: IncomingMessage, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      const { authorization: by, 'idempotency-key': key } = request.headers
      asked.push({ path: request.url!, key: String(key), by, body: JSON.parse(text) as Asked['body'] })
      const own = says.of?.[String(asked.at(-1)!.body['number'])]
      const answer = own ?? (request.url!.endsWith('/close') ? (says.onClose ?? says.answer) : says.answer)
      response.writeHead(says.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/pay/`, asked, says, server }
}

/** Runs the job that sends text messages, once; answers what it could not do. */
export async function textsSent({ app, store, model }: FleetServer): Promise<readonly unknown[]> {
  const jobs = { sms_send: { code: smsSend, each: 'company' as const } }
  const runner = runnerOf(store, model, jobs, app.ports.all, app.commands.outgoing)
  await runner.look()
  await dueSince(store, 'sms_send', '1 second')
  await runner.go()
  return runner.warnings
}
