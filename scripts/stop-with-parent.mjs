// The server has its own process group, so nothing else would end it when the parent is killed.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
