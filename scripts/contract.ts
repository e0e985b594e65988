/**
 * `npm run contract -- https://host --login admin:password`: whether a host that speaks `/v3` does what the documents
 * of `schemas/` say. It reads only; with `--write` it makes records, changes them and removes them again.
 */
import { parseArgs } from 'node:util'
import { loadModel } from '../src/model/load.ts'
import { checkContract } from './contract/check.ts'
import { hostAt } from './contract/host.ts'
import type { Credentials } from './contract/log-in.ts'
import { told } from './contract/told.ts'

const USAGE = `npm run contract -- https://host --login name:password
  --login name:password    logs in; may be said again for accounts with other rights
  --header "Name: value"   sent with every call instead, such as a token of the host's own
  --only name              an entity or a call; may be said again. Left out: all
  --write                  makes records, changes them and removes them again; left out: reads only`

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      login: { type: 'string', multiple: true, default: [] },
      header: { type: 'string', multiple: true, default: [] },
      only: { type: 'string', multiple: true, default: [] },
      write: { type: 'boolean', default: false },
    },
  })
  const [base] = positionals
  if (base === undefined || positionals.length > 1 || !URL.canParse(base)) return refused('Name the host.')
  const accounts = [...values.login.map(byName), ...(values.header.length > 0 ? [byHeaders(values.header)] : [])]
  if (accounts.length === 0) return refused('Say who asks.')
  const { model } = await loadModel('schemas')
  if (model === undefined) return refused('The schemas have mistakes; `npm run check` lists them.')
  const findings = await checkContract(model, hostAt(base), { accounts, write: values.write, only: values.only })
  console.log(told(findings))
  return findings.deviations.length === 0 ? 0 : 1
}

function byName(text: string): Credentials {
  const at = text.indexOf(':')
  return { name: text.slice(0, at), pass: text.slice(at + 1) }
}

const byHeaders = (headers: readonly string[]): Credentials => ({
  name: 'the header',
  headers: Object.fromEntries(
    headers.map((one) => [one.slice(0, one.indexOf(':')).trim(), one.slice(one.indexOf(':') + 1).trim()]),
  ),
})

function refused(sentence: string): number {
  console.error(`${sentence}\n${USAGE}`)
  return 1
}

process.exitCode = await main()
