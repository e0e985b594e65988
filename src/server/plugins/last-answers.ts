/**
 * What closing would wait for otherwise, for as long as its client likes: what is answered while the server stops is
 * the last on its connection, and connections on which nothing is asked are hung up on. Node does so with those that
 * are between two calls in the moment of closing; it keeps those on which no call has come yet, or only a part of its
 * head, and looks for late ones no more.
 */
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** A call that is on its way has that long to come. */
const LOOK_MS = 500

export function installLastAnswers(app: FastifyInstance): void {
  const { server } = app
  /** Connections with the calls under way on each. */
  const open = new Map<Socket, number>()
  let isClosing = false
  server.on('connection', (socket: Socket) => {
    open.set(socket, 0)
    socket.once('close', () => open.delete(socket))
  })
  const count = (socket: Socket, by: number): void => {
    const calls = open.get(socket)
    if (calls !== undefined) open.set(socket, calls + by)
  }
  server.on('request', ({ socket }, response) => {
    count(socket, 1)
    response.once('close', () => count(socket, -1))
  })
  const hangUp = (): void => {
    // Until then others connect.
    if (server.listening) return
    for (const [socket, calls] of open) if (calls === 0) socket.destroySoon()
  }
  app.addHook('preClose', (done) => {
    isClosing = true
    const timer = setInterval(hangUp, LOOK_MS)
    server.once('close', () => {
      clearInterval(timer)
    })
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) void reply.header('connection', 'close')
    done()
  })
}
