import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { pager } from '../src/fleet/ports/pager.ts'
import { readConfig } from '../src/server/config.ts'
import type { Opening } from '../src/server/ports/port.ts'

const PAGE = { key: 'trip-1', phone: '13900001122', text: '浙A12345 已交给您' }

/** As a server opens it with these settings. */
async function opened(url: string, dataDir = '.') {
  const read = readConfig({ DATA_DIR: dataDir })
  if ('mistakes' in read) throw new Error(read.mistakes.join())
  const { config } = read
  const adapter = pager.adapters[pager.choose({ url }, config)]!
  const { contract } = await adapter.open({ url }, { config } as Opening)
  return { contract, simulated: adapter.simulated }
}

test('a service of pagers is sent each page, under a key by which it knows it again', async () => {
  const received: unknown[] = []
  const service = createServer((request, response) => {
    let body = ''
    request.on('data', (piece) => (body += String(piece)))
    request.on('end', () => {
      received.push([request.method, request.url, request.headers['idempotency-key'], JSON.parse(body)])
      // It is in trouble at first.
      response.writeHead(received.length === 1 ? 503 : 200).end()
    })
  }).listen(0, '127.0.0.1')
  await once(service, 'listening')
  try {
    const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/pages`
    const { contract, simulated } = await opened(url)
    expect(simulated).toBe(false)
    await contract.page(PAGE)
    const { key, ...body } = PAGE
    expect(received).toEqual(Array(2).fill(['POST', '/pages', key, body]))
  } finally {
    service.close()
  }
})

test('a page that the service refuses is not taken for sent', async () => {
  const service = createServer((_, response) => response.writeHead(422).end()).listen(0, '127.0.0.1')
  await once(service, 'listening')
  try {
    const { contract } = await opened(`http://127.0.0.1:${(service.address() as AddressInfo).port}`)
    await expect(contract.page(PAGE)).rejects.toThrow()
  } finally {
    service.close()
  }
})

test('without a service pages stand in a notebook, one a line', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'pager-'))
  try {
    const { contract, simulated } = await opened('', path.join(folder, 'data'))
    expect(simulated).toBe(true)
    await contract.page(PAGE)
    await contract.page({ ...PAGE, key: 'trip-2' })
    const lines = (await readFile(path.join(folder, 'data/pages.jsonl'), 'utf8')).trim().split('\n')
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([PAGE, { ...PAGE, key: 'trip-2' }])
  } finally {
    await rm(folder, { recursive: true })
  }
})
