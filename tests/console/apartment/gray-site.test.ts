import { describe, expect, it } from 'vitest'
import { graySite } from '../../../src/apartment/gray-site.ts'

const here = { origin: 'https://console.example.com', pathname: '/staff', search: '?page=2' }
const naming = (site: string | null) => ({ get: () => site })

describe('the gray site', () => {
  it('is gone to on the same page', () => {
    expect(graySite(naming('https://gray.example.com'), here)).toBe('https://gray.example.com/staff?page=2')
  })

  it.each([null, '', 'https://console.example.com', 'javascript:alert(1)', '//evil.example', 'https://', 'gray'])(
    'is none when the header says %j',
    (site) => {
      expect(graySite(naming(site), here)).toBeUndefined()
    },
  )
})
