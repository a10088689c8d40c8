// The server has a process group of its own, so nothing else would end it with a killed parent.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
