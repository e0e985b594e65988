/** Files of a record: chosen, seen on their way, looked at, saved, and there when the record is opened again. */
import { expect, test, type Locator, type Page } from 'playwright/test'
import sharp from 'sharp'
import { findings, isSerious } from './support/axe.ts'
import { logIn } from './support/log-in.ts'
import { make, TICKET, unique } from './support/records.ts'

const UPLOAD = '**/files/v1/inner/files'
const picture = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer(),
})
/** Dropped or pasted there, as a browser does it. */
async function give(page: Page, kind: 'drop' | 'paste', at: Locator, name: string): Promise<void> {
  const { buffer, mimeType } = await picture(name, '#286')
  const data = await page.evaluateHandle(
    ([text, file, type]) => {
      const given = new DataTransfer()
      given.items.add(new File([Uint8Array.from(atob(text), (c) => c.charCodeAt(0))], file, { type }))
      return given
    },
    [buffer.toString('base64'), name, mimeType] as const,
  )
  if (kind === 'drop') await at.dispatchEvent('drop', { dataTransfer: data })
  else
    await at.evaluate(
      (element, clipboardData) =>
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })),
      data,
    )
}
const drawn = (page: Page) =>
  page
    .getByRole('main')
    .locator('.k-files img')
    .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth))

test('two pictures are put into a ticket, and are there when it is opened again', async ({ page }) => {
  await logIn(page)
  const { ticket_id } = await make(page, 'tickets', TICKET)
  await page.goto(`/ticket/edit/${String(ticket_id)}`)
  const field = page.getByRole('group', { name: '图片' })
  await field.getByRole('button', { name: '上传' }).waitFor()

  let go = (): void => undefined
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route(UPLOAD, async (route) => {
    await held
    await route.continue()
  })
  const chooser = page.waitForEvent('filechooser')
  await field.getByRole('button', { name: '上传' }).click()
  await (
    await chooser
  ).setFiles([
    await picture('门锁.png', '#456'),
    await picture('电表.png', '#a64'),
    { name: '说明.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
  ])
  await expect(field.getByRole('status')).toHaveCount(2)
  await expect(field.getByRole('status').first()).toContainText(/上传中 \d+%/)
  await expect(field.getByRole('alert').filter({ hasText: '请上传png/jpg格式的图片' })).toHaveCount(1)
  await field.getByRole('button', { name: '移除 说明.txt' }).click()

  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(field).toContainText('文件正在上传，请稍候再保存')
  go()
  await expect(field.getByRole('status')).toHaveCount(0)
  await field.getByRole('button', { name: '预览 门锁.png' }).click()
  const preview = page.getByRole('dialog')
  await expect(preview).toContainText('1 / 2')
  await page.keyboard.press('ArrowRight')
  await expect(preview).toContainText('电表.png')
  expect((await findings(page, '[role=dialog]')).filter(isSerious)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(preview).toHaveCount(0)

  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.includes('/edit'))
  await page.goto(`/ticket/detail/${String(ticket_id)}`)
  await expect.poll(() => drawn(page)).toEqual([200, 200])
  const opened = page.waitForEvent('popup')
  await page.getByRole('main').locator('.k-files a').first().click()
  await expect((await opened).locator('img')).toHaveJSProperty('naturalWidth', 640)
})

test('a form is not saved without a picture that did not arrive', async ({ page }) => {
  await logIn(page)
  const { ticket_id } = await make(page, 'tickets', TICKET)
  await page.goto(`/ticket/edit/${String(ticket_id)}`)
  const field = page.getByRole('group', { name: '图片' })
  await field.getByRole('button', { name: '上传' }).waitFor()
  await page.route(UPLOAD, (route) => route.abort(), { times: 2 })
  const save = page.getByRole('button', { name: '保存', exact: true })
  await field
    .locator('input[type=file]')
    .first()
    .setInputFiles([await picture('门锁.png', '#456'), await picture('电表.png', '#a64')])
  await expect(field.getByRole('alert').filter({ hasText: '上传失败' })).toHaveCount(2)
  await save.click()
  await expect(field).toContainText('有文件未上传成功，请重试或移除后再保存')
  await expect(page).toHaveURL(/\/edit$/)

  await field.getByRole('button', { name: '重试' }).first().click()
  await field.getByRole('button', { name: '预览 门锁.png' }).waitFor()
  await save.click()
  await expect(field).toContainText('有文件未上传成功，请重试或移除后再保存')
  await field.getByRole('button', { name: '移除 电表.png' }).click()
  await expect(field.getByRole('alert')).toHaveCount(0)
  await save.click()
  await page.waitForURL((url) => !url.pathname.includes('/edit'))
  await page.goto(`/ticket/detail/${String(ticket_id)}`)
  await expect.poll(() => drawn(page)).toEqual([200])
})

test('a picture that did not arrive is tried again, in a dialog as in a form', async ({ page }) => {
  await logIn(page)
  const { ticket_id } = await make(page, 'tickets', TICKET)
  await page.goto(`/ticket/detail/${String(ticket_id)}`)
  await page.getByRole('main').getByRole('button', { name: '添加备注' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('备注内容').fill('已到现场')
  await page.route(UPLOAD, (route) => route.abort(), { times: 1 })
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles([await picture('门锁.png', '#456')])
  await expect(dialog.getByRole('alert')).toContainText('上传失败')
  await dialog.getByRole('button', { name: '重试' }).click()
  await expect(dialog.getByRole('button', { name: '预览 门锁.png' })).toBeVisible()
  await dialog.getByRole('button', { name: '添加备注' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('备注已添加')).toBeVisible()
})

test('files are dropped and pasted into a form, and a file beside the field leaves the page', async ({ page }) => {
  await logIn(page)
  const { ticket_id } = await make(page, 'tickets', TICKET)
  await page.goto(`/ticket/edit/${String(ticket_id)}`)
  const field = page.getByRole('group', { name: '图片' })
  const button = field.getByRole('button', { name: '上传' })
  await button.waitFor()
  await give(page, 'drop', field.locator('.k-drop'), '拖入.png')
  await field.getByRole('button', { name: '预览 拖入.png' }).waitFor()
  await give(page, 'paste', button, '粘贴.png')
  await field.getByRole('button', { name: '预览 粘贴.png' }).waitFor()
  const area = field.locator('.k-drop')
  const { width } = (await area.boundingBox())!
  await area.click({ position: { x: width - 5, y: 5 } })
  await give(page, 'paste', page.locator(':focus'), '截图.png')
  await field.getByRole('button', { name: '预览 截图.png' }).waitFor()
  await give(page, 'drop', page.getByRole('heading').first(), '旁边.png')
  await expect(field.getByRole('button', { name: /^预览/ })).toHaveCount(3)
  // What its bytes are not will not be, however often it is sent.
  await field
    .locator('input[type=file]')
    .first()
    .setInputFiles([{ name: '假的.png', mimeType: 'image/png', buffer: Buffer.from('x') }])
  await expect(field.getByRole('alert')).toHaveText('请上传png/jpg格式的图片')
  await expect(field.getByRole('button', { name: '重试' })).toHaveCount(0)
  await field.getByRole('button', { name: '移除 假的.png' }).click()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.includes('/edit'))
})

test('a picture in an article is seen by whoever reads it', async ({ page }) => {
  await logIn(page)
  const token = await page.request.get('/v3/upload_token/article.content')
  const { policy, signature, SecurityToken } = ((await token.json()) as { data: Record<string, string> }).data
  const sent = await page.request.post('/files/v1/inner/files', {
    multipart: {
      policy: policy!,
      signature: signature!,
      SecurityToken: SecurityToken!,
      file: await picture('图.png', '#456'),
    },
  })
  const { url } = ((await sent.json()) as { data: { url: string } }).data
  const { id } = await make(page, 'articles', {
    title: unique('换电池'),
    kind: 'handbook',
    content: `<p>先打开后盖</p><img src="${url.replaceAll('&', '&amp;')}" alt="后盖"><img src="https://elsewhere.example.com/x.png" alt="外链">`,
  })
  await page.goto(`/help-space/article-list/${String(id)}`)
  await page.getByRole('paragraph').filter({ hasText: '先打开后盖' }).waitFor()
  const shown = page.getByRole('img', { name: '后盖' })
  await expect(shown).toHaveJSProperty('naturalWidth', 640)
  await expect(page.getByRole('img', { name: '外链' })).toHaveCount(0)
})

test('pictures are put into a text by its button, by pasting and by dropping, and stay there', async ({ page }) => {
  await logIn(page)
  const title = unique('换电池')
  const { id } = await make(page, 'articles', { title, kind: 'handbook', content: '<p>先打开后盖</p>' })
  await page.goto(`/help-space/article-list/${String(id)}/edit`)
  const field = page.getByRole('group', { name: /^内容/ })
  const text = field.getByRole('textbox')
  await expect(text).toContainText('先打开后盖')
  const pictures = text.locator('img')
  const save = page.getByRole('button', { name: '保存', exact: true })

  const chooser = page.waitForEvent('filechooser')
  await field.getByRole('button', { name: '图片' }).click()
  await (await chooser).setFiles([await picture('后盖.png', '#456')])
  await expect(pictures).toHaveCount(1)
  await give(page, 'paste', text, '电池.png')
  await expect(pictures).toHaveCount(2)

  await page.route(UPLOAD, (route) => route.abort(), { times: 1 })
  await give(page, 'drop', text, '合上.png')
  await expect(field.getByRole('alert').filter({ hasText: '上传失败' })).toHaveCount(1)
  await save.click()
  await expect(field).toContainText('有文件未上传成功，请重试或移除后再保存')
  await expect(page).toHaveURL(/\/edit$/)
  await field.getByRole('button', { name: '重试' }).click()
  await expect(pictures).toHaveCount(3)

  await save.click()
  await page.waitForURL((url) => !url.pathname.includes('/edit'))
  await page.goto(`/help-space/article-list/${String(id)}`)
  await page.getByRole('paragraph').filter({ hasText: '先打开后盖' }).waitFor()
  for (const name of ['后盖.png', '电池.png', '合上.png'])
    await expect(page.getByRole('img', { name })).toHaveJSProperty('naturalWidth', 640)
})
