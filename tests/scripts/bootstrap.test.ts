/** A fresh clone: the first word of a command is its own, and what npm has to say is heard only when it fails. */
import { spawn } from 'node:child_process'
import { chmod, copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

let clone: string
beforeEach(async () => {
  clone = await mkdtemp(path.join(tmpdir(), 'console-clone-'))
  await mkdir(path.join(clone, 'scripts'))
  await mkdir(path.join(clone, 'bin'))
  for (const file of ['scripts/bootstrap.mjs', 'scripts/beside.mjs', 'package-lock.json'])
    await copyFile(file, path.join(clone, file))
})
afterEach(() => rm(clone, { recursive: true }))

/** An installation that fails, and tells how it was asked. */
async function start(): Promise<{ readonly code: number | null; readonly lines: readonly string[] }> {
  const npm = path.join(clone, 'bin/npm')
  await writeFile(npm, '#!/bin/sh\necho "npm error asked: $*"\nexit 7\n')
  await chmod(npm, 0o755)
  const command = spawn(process.execPath, ['scripts/bootstrap.mjs', 'start'], {
    cwd: clone,
    env: { ...process.env, PATH: `${path.dirname(npm)}${path.delimiter}${process.env['PATH']}` },
  })
  let said = ''
  for (const stream of [command.stdout, command.stderr])
    stream.on('data', (text: Buffer) => {
      said += text.toString()
    })
  const code = await new Promise<number | null>((resolve) => {
    command.once('close', resolve)
  })
  return { code, lines: said.trim().split('\n') }
}

it('says first what happens and how long it usually takes, keeps warnings down, and shows what fails', async () => {
  expect(await start()).toEqual({
    code: 7,
    lines: [
      'Installing the packages that this needs (usually 1 to 3 minutes, once) …',
      'npm error asked: ci --loglevel=error',
    ],
  })
})
