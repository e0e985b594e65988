/**
 * Every console test: the network is `msw` alone, and a request that no handler expected fails the test that made it.
 */
import { StyleSheet } from '@emotion/sheet'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import { server } from './server.ts'

const unexpected: string[] = []

// Screens are loaded when first opened, on a busy machine too.
configure({ asyncUtilTimeout: 10_000 })

// jsdom asks every rule of every component for each element of which the accessible name is wanted: half of the time.
StyleSheet.prototype.insert = () => undefined

// jsdom draws nothing, and has nowhere to scroll to.
Element.prototype.scrollIntoView ??= () => undefined

// jsdom has the element, and nothing of what it does.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
  },
})

beforeAll(() =>
  server.listen({
    onUnhandledRequest(request) {
      unexpected.push(`${request.method} ${request.url}`)
    },
  }),
)

afterEach(() => {
  cleanup()
  server.resetHandlers()
  localStorage.clear()
  sessionStorage.clear()
  expect(unexpected.splice(0)).toEqual([])
})

afterAll(() => {
  server.close()
  // The next file of this worker shares the packages; our modules begin anew with it, as its window does.
  vi.resetModules()
})
