/** A server that stops does not wait for others as long as it does otherwise. */
import type { OutsidePorts } from '../ports/ports.ts'
import { Late } from '../ports/trouble.ts'
import { passing } from '../ports/watched.ts'

/** Nobody knows whether what was asked has been done: it is asked again under the same key. */
export class Stopped extends Late {}

/** Waits for the answer; once the server stops, so many milliseconds and no longer. */
export async function unlessStopped<T>(answer: Promise<T>, stop: AbortSignal, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  let begin = (): void => undefined
  const over = new Promise<never>((_, reject) => {
    begin = () => {
      timer = setTimeout(() => reject(new Stopped('this server stops')), ms)
    }
  })
  if (stop.aborted) begin()
  else stop.addEventListener('abort', begin)
  try {
    return await Promise.race([answer, over])
  } finally {
    stop.removeEventListener('abort', begin)
    clearTimeout(timer)
  }
}

/** The same ports, none of which is waited for longer than that. */
export const portsUnlessStopped = (ports: OutsidePorts, stop: AbortSignal, ms: number): OutsidePorts =>
  Object.fromEntries(
    Object.entries(ports).map(([name, contract]) => [
      name,
      passing(contract as object, (answer) => unlessStopped(answer, stop, ms)),
    ]),
  ) as unknown as OutsidePorts
