/** A stranger's picture in a text that people read tells its host who reads it: only own files stay. */
import { beforeAll, expect, test } from 'vitest'
import { describeStores } from '../support/stores.ts'
import { type Company, found } from './company.ts'

describeStores('A picture in an article', (open) => {
  let company: Company
  beforeAll(async () => {
    company = await found(open)
  }, 120_000)

  const OWN = ['https://files.example.com/of/a.png', '/files/b.png', 'data:image/png;base64,AAAA']
  const FOREIGN = [
    'https://evil.example/a.png',
    'http://evil.example/a.png',
    '//evil.example/a.png',
    'https://files.example.com.evil.example/of/a.png',
    'https://files.example.com/other/a.png',
    '/\\evil.example/a.png',
    '/files/../x.png',
    'a.png',
    '',
  ]

  test('stays if it is of the own file host, and goes if it is of another', async () => {
    const pictures = [...OWN, ...FOREIGN]
      .map((src) => `<p>x<img src="${src}" alt="a" srcset="https://evil.example/b.png 2x" /></p>`)
      .join('')
    const { id } = await company.create('article', {
      title: '手册',
      kind: 'handbook',
      content: `${pictures}<p><img alt="none" /></p>`,
    })
    const { content } = await company.do('info', 'article', { id: String(id) })
    expect([...String(content).matchAll(/<img[^>]*>/g)].map(([tag]) => /src="([^"]*)"/.exec(tag)?.[1])).toEqual(OWN)
    expect(String(content)).not.toContain('srcset')
    expect(String(content).match(/<p>x/g)).toHaveLength(OWN.length + FOREIGN.length)
  })
})
