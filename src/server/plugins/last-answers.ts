/** What is answered while the server stops is the last on its connection, for which closing would wait otherwise. */
import type { FastifyInstance } from 'fastify'

export function installLastAnswers(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) void reply.header('connection', 'close')
    done()
  })
}
