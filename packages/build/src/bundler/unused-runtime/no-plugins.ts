/**
 * Takes the place of the hooks of the federation runtime in the shell, which registers no plugins: each answers as one
 * without listeners.
 */
class SilentHook {
  emit(): void {}
}

class SilentAsyncHook {
  async emit(): Promise<void> {}
}

class PassingHook {
  emit<T>(data: T): T {
    return data
  }
}

class PassingAsyncHook {
  async emit<T>(data: T): Promise<T> {
    return data
  }
}

class PluginSystem<Hooks> {
  readonly lifecycle: Hooks
  constructor(lifecycle: Hooks) {
    this.lifecycle = lifecycle
  }
}

/** Fails where a plugin is given, since it would never run. */
function registerPlugins(plugins: readonly unknown[] = []): never[] {
  if (plugins.length > 0) throw new Error('The shell’s build leaves out the plugins of the federation runtime.')
  return []
}

export {
  PassingAsyncHook as AsyncWaterfallHook,
  PassingHook as SyncWaterfallHook,
  PluginSystem,
  registerPlugins,
  SilentAsyncHook as AsyncHook,
  SilentHook as SyncHook,
}
