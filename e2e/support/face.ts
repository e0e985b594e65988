import sharp from 'sharp'

/** A picture of the size that doors take. */
export async function face(): Promise<{ readonly name: string; readonly mimeType: string; readonly buffer: Buffer }> {
  const buffer = await sharp({ create: { width: 480, height: 640, channels: 3, background: '#c9a68a' } })
    .jpeg()
    .toBuffer()
  return { name: '人脸.jpg', mimeType: 'image/jpeg', buffer }
}
