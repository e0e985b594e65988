/**
 * Files that the browser keeps until they are sent: pictures taken where there is no network are too large for
 * `browser-store.ts`. Where the browser denies this, too, they are remembered as long as the page is open.
 */
const DATABASE = 'console-files'
const FILES = 'files'

const remembered = new Map<string, File>()
let opened: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(FILES)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The browser keeps no files.'))
  })
  return opened
}

async function within<T>(
  mode: 'readonly' | 'readwrite',
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const transaction = (await open()).transaction(FILES, mode)
    const request = act(transaction.objectStore(FILES))
    return await new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error ?? new Error('The browser keeps no more files.'))
    })
  } catch {
    return undefined
  }
}

interface Kept {
  readonly bytes: ArrayBuffer
  readonly name: string
  readonly type: string
}

export const keptFiles = {
  async set(key: string, file: File): Promise<void> {
    const { name, type } = file
    // As bytes: some browsers lose what stands behind a file that was chosen, once the page is gone.
    const kept: Kept = { bytes: await file.arrayBuffer(), name, type }
    const done = await within('readwrite', (store) => store.put(kept, key))
    if (done === undefined) remembered.set(key, file)
    else remembered.delete(key)
  },
  async get(key: string): Promise<File | undefined> {
    const here = remembered.get(key)
    if (here !== undefined) return here
    const found = (await within('readonly', (store) => store.get(key))) as Kept | undefined
    return found && new File([found.bytes], found.name, { type: found.type })
  },
  async remove(key: string): Promise<void> {
    remembered.delete(key)
    await within('readwrite', (store) => store.delete(key))
  },
}
