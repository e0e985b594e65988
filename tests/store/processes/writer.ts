/**
 * A server in small: opens the folder, says what it found, then writes numbers and says each once the database has
 * acknowledged it.
 */
import { openStore } from '../../../src/server/store/open-store.ts'
import { StartError } from '../../../src/server/store/failures.ts'

const [dataDir, count = '0'] = process.argv.slice(2)
const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

try {
  const store = await openStore({ dataDir, maintenance: 20 })
  await store.script('CREATE TABLE IF NOT EXISTS written (number bigint PRIMARY KEY, filler text)')
  const found = await store.text({
    text: "SELECT coalesce(string_agg(number::text, ',' ORDER BY number), '') FROM written",
    values: [],
  })
  say(`found ${found}`)
  const first = Number(await store.text({ text: 'SELECT coalesce(max(number), 0) + 1 FROM written', values: [] }))
  for (let number = first; number < first + Number(count); number++) {
    await store.transaction((connection) =>
      connection.query({ text: "INSERT INTO written VALUES ($1, repeat('填', 500))", values: [number] }),
    )
    say(`wrote ${number}`)
  }
  process.stdin.resume()
  process.stdin.once('end', () => {
    void store.close()
  })
} catch (error) {
  say(`refused ${error instanceof StartError ? error.text.zh : String(error)}`)
  process.exitCode = 1
}
