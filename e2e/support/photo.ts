import sharp from 'sharp'

/** Of a meter, as its reading is reported with. */
export async function photo(): Promise<{ readonly name: string; readonly mimeType: string; readonly buffer: Buffer }> {
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#8fa3b8' } })
    .jpeg()
    .toBuffer()
  return { name: '电表.jpg', mimeType: 'image/jpeg', buffer }
}
