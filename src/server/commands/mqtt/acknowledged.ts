/**
 * A message is acknowledged once it is stored, so that the broker keeps it until then. The library acknowledges a
 * message before it reads the next one: here it reads on, and what it would have sent waits for its turn.
 */
import type { MqttClient, Packet } from 'mqtt'

interface Held {
  readonly id: number
  isStored: boolean
  /** Known when the library is about to send it. */
  send: (() => void) | null
}

export interface Acknowledging {
  /** Of a message that has just come. Answers whom to tell that it is stored. */
  hold(id: number): () => void
  /** The connection is lost: on the next one the broker sends again what has not been acknowledged. */
  forget(): void
}

export function acknowledging(client: MqttClient): Acknowledging {
  let held: Held[] = []
  // In the order in which they came, as the protocol wants it.
  const flush = (): void => {
    while (held[0]?.isStored === true && held[0].send !== null) held.shift()!.send!()
  }
  const sender = client as unknown as { _sendPacket: (packet: Packet, done?: () => void, ...rest: unknown[]) => void }
  const send = sender._sendPacket.bind(client)
  sender._sendPacket = (packet, done, ...rest) => {
    const one = packet.cmd === 'puback' ? held.find(({ id, send: known }) => id === packet.messageId && !known) : null
    if (!one) {
      send(packet, done, ...rest)
      return
    }
    one.send = () => send(packet)
    done?.()
    flush()
  }
  return {
    hold: (id) => {
      const one: Held = { id, isStored: false, send: null }
      held.push(one)
      return () => {
        one.isStored = true
        flush()
      }
    },
    forget: () => {
      held = []
    },
  }
}
