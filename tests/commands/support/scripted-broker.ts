/**
 * A broker that speaks MQTT 5 to one server and says what the test wants it to, since those that come from npm speak
 * none: what the server asked for is there to be read.
 */
import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import {
  generate,
  parser,
  type IConnectPacket,
  type IPublishPacket,
  type ISubscription,
  type Packet,
} from 'mqtt-packet'

const V5 = { protocolVersion: 5 }

export async function startScripted() {
  /** Codes of its answers. */
  const says = { connect: 0, subscribe: 1, order: 0 }
  const connects: IConnectPacket[] = []
  const subscriptions: ISubscription[] = []
  const published: IPublishPacket[] = []
  /** Numbers of messages. */
  const acknowledged: (number | undefined)[] = []
  let present: Socket | undefined
  const say = (socket: Socket, packet: Packet): void => void socket.write(generate(packet, V5))
  const answers = (socket: Socket, packet: Packet): void => {
    const { messageId } = packet
    switch (packet.cmd) {
      case 'connect':
        connects.push(packet)
        say(socket, { cmd: 'connack', reasonCode: says.connect, sessionPresent: connects.length > 1 })
        if (says.connect !== 0) socket.end()
        break
      case 'subscribe':
        subscriptions.push(...packet.subscriptions)
        say(socket, { cmd: 'suback', messageId: messageId!, granted: packet.subscriptions.map(() => says.subscribe) })
        break
      case 'publish':
        published.push(packet)
        say(socket, { cmd: 'puback', messageId: messageId!, reasonCode: says.order })
        break
      case 'puback':
        acknowledged.push(messageId)
        break
      case 'pingreq':
        say(socket, { cmd: 'pingresp' })
        break
      default:
    }
  }
  const server = createServer((socket) => {
    present = socket
    const reading = parser(V5)
    reading.on('packet', (packet: Packet) => answers(socket, packet))
    socket.on('data', (chunk) => void reading.parse(chunk))
    socket.on('error', () => undefined)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const drop = (): void => void present?.destroy()
  return {
    url: `mqtt://127.0.0.1:${(server.address() as AddressInfo).port}`,
    says,
    connects,
    subscriptions,
    published,
    acknowledged,
    /** As a device says it, by the broker's own number. */
    send: (topic: string, message: unknown, messageId: number): void => {
      const payload = JSON.stringify(message)
      say(present!, { cmd: 'publish', topic, payload, messageId, qos: 1, dup: false, retain: false })
    },
    /** The connection breaks. */
    drop,
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      drop()
      await closed
    },
  }
}
