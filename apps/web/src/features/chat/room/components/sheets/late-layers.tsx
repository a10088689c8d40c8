import { type ComponentType, useEffect, useState } from 'react';
import type { RoomLayersProps } from './room-layers.tsx';

export type LayerProps = Omit<RoomLayersProps, 'reportChoices' | 'personActions' | 'onBlock'>;
export type LoadLayers = () => Promise<ComponentType<LayerProps>>;

/**
 * Loads the sheets after the messages and before they are needed, so that they open at once and
 * without a connection.
 */
export function LateLayers({ load, ...props }: LayerProps & { load: LoadLayers }) {
  const [Layers, setLayers] = useState<ComponentType<LayerProps> | null>(null);
  const isOpen = props.layer !== null;
  useEffect(() => {
    const fetchLayers = () => void load().then((loaded) => setLayers(() => loaded));
    if (isOpen) {
      fetchLayers();
      return;
    }
    const timer = setTimeout(fetchLayers, 1_000);
    return () => clearTimeout(timer);
  }, [load, isOpen]);
  return Layers && <Layers {...props} />;
}
