/** What of WebAssembly is used here: Node has it, its types come with those of browsers. */
declare namespace WebAssembly {
  class Memory {
    constructor(size: { readonly initial: number; readonly maximum: number })
    readonly buffer: ArrayBuffer
  }
  class Module {
    /** Nothing of it is seen from outside. */
    private readonly module: never
  }
  class Instance {
    readonly exports: Readonly<Record<string, unknown>>
  }
  class RuntimeError extends Error {}
  function compile(bytes: Uint8Array<ArrayBuffer>): Promise<Module>
  function instantiate(
    module: Module,
    imports: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  ): Promise<Instance>
}
